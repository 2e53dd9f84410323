import type { CodeGroup } from './code-group';
import {
  bannerKindGroup,
  bannerPositionGroup,
  contentTypeGroup,
  goodsSortGroup,
  homeTabGroup,
  mediaTypeGroup,
  popupTypeGroup,
  screenGroup,
} from './display-codes';
import {
  deliveryMessageGroup,
  loginSourceGroup,
  memberTypeGroup,
  pointReasonGroup,
  registrationGroup,
  targetTypeGroup,
} from './member-codes';
import { feedbackGroup, recommendationGroup, searchTypeGroup } from './recommendation-codes';
import {
  deliveryConditionGroup,
  deliveryFeeGroup,
  orderTermsGroup,
  policyGroup,
  systemGroup,
} from './service-codes';

/**
 * Every code group of the shop (spec section 3). A test checks that the api's tables have the same
 * rows.
 */
export const codeGroups: readonly CodeGroup[] = [
  memberTypeGroup,
  pointReasonGroup,
  loginSourceGroup,
  targetTypeGroup,
  deliveryMessageGroup,
  registrationGroup,
  homeTabGroup,
  mediaTypeGroup,
  bannerKindGroup,
  goodsSortGroup,
  contentTypeGroup,
  popupTypeGroup,
  bannerPositionGroup,
  recommendationGroup,
  feedbackGroup,
  screenGroup,
  deliveryFeeGroup,
  deliveryConditionGroup,
  searchTypeGroup,
  systemGroup,
  policyGroup,
  orderTermsGroup,
];
