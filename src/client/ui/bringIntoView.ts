/** CSS pixels that stay free above: the top bar and a little air. */
const above = 80;

/** Scrolls to the beginning of what a press has just filled, unless its beginning can be seen already. */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight - above) return;
  element.style.scrollMarginTop = `${above}px`;
  element.scrollIntoView({ block: 'start' });
}
