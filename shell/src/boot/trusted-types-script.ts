/**
 * For the head, before the code that starts scripts. The only policy of Trusted Types that the content
 * policy allows: it accepts the URLs of files of the shop's builds. It has no rule for HTML and for code,
 * so assigning a string to `innerHTML` or calling `eval` throws.
 */
export const trustedTypesScript =
  'self.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:function(u){var a=new URL(u,location.href);return a.origin===location.origin&&a.pathname.indexOf("/assets/")===0?u:null}});';
