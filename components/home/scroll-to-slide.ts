/** A click on the number of a slide scrolls its row, and nothing else. */
export function scrollToSlide(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('.slide-steps a');
  const slide = link ? document.getElementById(link.hash.slice(1)) : null;
  if (!slide?.parentElement) return;
  event.preventDefault();
  const { children, clientWidth } = slide.parentElement;
  slide.parentElement.scrollTo({ left: [...children].indexOf(slide) * clientWidth });
}
