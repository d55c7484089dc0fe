export function StoriesRoute() { return null; }
