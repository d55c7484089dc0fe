import { smallPicture } from '#contract/picture-address';

interface PictureGroundProps {
  /** Address of the server's picture. */
  url: string | null;
  /** Address of the one that the device has drawn. */
  drawn: string | undefined;
}

/** The colors of a picture, far out of focus: in a book they fill what the picture leaves of its page. */
export function PictureGround({ url, drawn }: PictureGroundProps) {
  const file = drawn ?? (url === null ? undefined : smallPicture(url));
  if (file === undefined) return null;
  return (
    <span className="picture-ground" aria-hidden="true" style={{ backgroundImage: `url(${JSON.stringify(file)})` }} />
  );
}
