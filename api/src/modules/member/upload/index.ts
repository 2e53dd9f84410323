export { attachUploads, releaseUploads, uploadsOf } from './attach';
export { sendPicture } from './picture.reply';
export { uploadModule } from './upload.module';
export { readStoredFile } from './upload.service';
