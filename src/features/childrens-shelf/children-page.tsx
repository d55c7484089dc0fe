/** The shelf in children's hands: covers, and a way out for grown-ups. */
export function ChildrenPage() {
  return <main />;
}
