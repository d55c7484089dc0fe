/** Below The End: the next of tonight's stories, or that it is quiet now. */
export function NextTonight({ storyId: _storyId }: { storyId: string }) {
  return null;
}
