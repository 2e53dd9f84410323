/** Signed links that show one published build to who opens them. */
export { isPreviewToken, PREVIEW_PARAM, type PreviewGrant, verifyPreview } from './preview-token';
