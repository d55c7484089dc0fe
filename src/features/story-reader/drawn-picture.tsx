import type { LanguageCode } from '#contract/languages';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#contract/picture-address';

interface DrawnPictureProps {
  url: string | undefined;
  /** Empty while the server's picture, which has the words, comes over this one. */
  alt: string;
  /** Of those words, where it is not that of the text around. */
  lang?: LanguageCode;
}

/** What the device drew itself. */
export function DrawnPicture({ url, alt, lang }: DrawnPictureProps) {
  if (url === undefined) return null;
  return (
    <img
      src={url}
      alt={alt}
      lang={lang}
      width={PICTURE_WIDTH}
      height={PICTURE_HEIGHT}
      data-drawn
      data-arrival="arriving"
    />
  );
}
