import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#contract/picture-address';

interface DrawnPictureProps {
  url: string | undefined;
  /** Empty while the server's picture, which has the words, comes over this one. */
  alt: string;
}

/** What the device drew itself. */
export function DrawnPicture({ url, alt }: DrawnPictureProps) {
  if (url === undefined) return null;
  return <img src={url} alt={alt} width={PICTURE_WIDTH} height={PICTURE_HEIGHT} data-drawn data-arrival="arriving" />;
}
