/** As the server's smaller files. */
const QUALITY = 0.72;

/** A picture as WebP, or as JPEG where the browser cannot write WebP: it then hands out PNG, four times as heavy, without a word. */
export async function encodePicture(write: (type: string, quality: number) => Promise<Blob | null>): Promise<Blob> {
  const webp = await write('image/webp', QUALITY);
  const made = webp?.type === 'image/webp' ? webp : ((await write('image/jpeg', QUALITY)) ?? webp);
  if (!made) throw new Error('the browser writes no pictures');
  return made;
}
