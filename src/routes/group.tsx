/** `/stories/age`, `/stories/characters`, `/stories/settings`: the browser at that group. */
export function GroupRoute() {
  return <main />;
}
