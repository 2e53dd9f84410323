export { imageModule } from './image.module';
export { imageFolders } from './image-folders';
export { readImageKey } from './image-key';
export { createPlaceholders, renderPlaceholder } from './placeholder';
