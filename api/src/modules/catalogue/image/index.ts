export { createFileImages } from './file-images';
export { imageModule } from './image.module';
export { imageFolders } from './image-folders';
export { combineSources } from './image-sources';
export { ADULT_SIGN_KEY, markImages } from './mark-images';
export { createPlaceholders, renderPlaceholder } from './placeholder';
export { nearestTone, pictureTones } from './tones';
