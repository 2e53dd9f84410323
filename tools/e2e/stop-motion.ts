/**
 * Ends transitions and animations at once, also those that begin later, so that nothing is measured
 * midway: a toast that fades in has little contrast. The content policy allows no style element.
 */
export const stopMotion = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::before, ::after {
    transition: none !important;
    animation-duration: 0s !important;
    animation-delay: 0s !important;
  }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
