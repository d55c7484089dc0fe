import { ChildrenPage } from '../features/childrens-shelf/children-page.tsx';

/** /children: the shelf in children's hands. */
export function ChildrenRoute() {
  return <ChildrenPage />;
}
