/**
 * Whoever types into a prerendered field goes on typing when the page's first render takes its place: the function that
 * comes back gives the new field the focus, and the letters that came after the render began. To be called right before it.
 */
export function keepTyping(root: HTMLElement): () => void {
  const before = document.activeElement;
  return () => {
    if (!(before instanceof HTMLInputElement)) return;
    const field = root.querySelector<HTMLInputElement>(`input[name="${before.name}"]`);
    field?.focus();
    if (!field || before.value === '' || field.value === before.value) return;
    // Not by `value`, of which React would take no notice.
    field.setRangeText(before.value, 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
