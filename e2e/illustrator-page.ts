// What the illustrator's test runs in the browser.
export { drawPicture } from '#illustrator/draw-picture';
export { hashSamples, samplePictures } from '#illustrator/sample-pictures';
