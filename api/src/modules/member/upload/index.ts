export { attachUploads, releaseUploads, uploadsOf } from './attach';
export { uploadModule } from './upload.module';
export { readStoredFile } from './upload.service';
