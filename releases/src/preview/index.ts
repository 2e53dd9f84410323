/** Signed links that show published builds. */
export {
  isPreviewToken,
  PREVIEW_PARAM,
  type PreviewedBuild,
  type PreviewGrant,
  signPreview,
  verifyPreview,
} from './preview-token';
