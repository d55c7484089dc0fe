export function StoryRoute() { return null; }
