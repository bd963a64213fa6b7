let place: HTMLElement | undefined;

/** Says something to who can't see it, in a place that stays while pages come and go. Nothing said clears it. */
export function announce(text: string): void {
  if (!place?.isConnected) {
    place = document.createElement('p');
    place.className = 'sr-only';
    place.setAttribute('role', 'status');
    document.body.append(place);
  }
  place.textContent = text;
}
