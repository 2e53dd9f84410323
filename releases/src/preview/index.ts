/** Signed links that show published builds to who opens them. */
export {
  isPreviewToken,
  PREVIEW_PARAM,
  type PreviewedBuild,
  type PreviewGrant,
  signPreview,
  verifyPreview,
} from './preview-token';
