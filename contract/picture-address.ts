// Addresses of a story's pictures as a page asks for them: the server keeps each in two widths (contract 8).
export const PICTURE_WIDTH = 1024;
export const PICTURE_HEIGHT = 768;
export const SMALL_WIDTH = 640;
export const SMALL_HEIGHT = 480;

/** How wide a picture stands on the screen, for the browser that chooses between the widths. */
export const PICTURE_SIZES = '(min-width: 1100px) 900px, (min-width: 768px) 90vw, calc(100vw - 36px)';
export const COVER_SIZES = '(min-width: 1100px) 720px, 100vw';

const withQuery = (url: string, query: string) => `${url}${url.includes('?') ? '&' : '?'}${query}`;

/** The smaller file of a picture, as lists show it. */
export const smallPicture = (url: string): string => withQuery(url, `w=${SMALL_WIDTH}`);
/** A picture in the type that every other program can read; covers that come with the product are WebP alone. */
export const sharedPicture = (url: string): string => (url.startsWith('/covers/') ? url : withQuery(url, 'format=png'));
/** The `srcset` of a picture. */
export const pictureSources = (url: string): string => `${smallPicture(url)} ${SMALL_WIDTH}w, ${url} ${PICTURE_WIDTH}w`;
