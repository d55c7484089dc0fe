/**
 * A ref for what goes away by itself: when it goes with the focus in it, the focus moves to what `heir` finds, and nothing
 * scrolls. Make it outside of the component: it has to be the same at each render.
 */
export function handOnFocus(heir: (leaving: HTMLElement) => HTMLElement | null | undefined) {
  return (element: HTMLElement | null) => () => {
    if (element?.contains(document.activeElement)) heir(element)?.focus({ preventScroll: true });
  };
}
