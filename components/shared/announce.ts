let place: HTMLElement | undefined;

/** Announces text to screen readers in a live region that survives navigation; an empty string clears it. */
export function announce(text: string): void {
  if (!place?.isConnected) {
    place = document.createElement('p');
    place.className = 'sr-only';
    place.setAttribute('role', 'status');
    document.body.append(place);
  }
  place.textContent = text;
}
