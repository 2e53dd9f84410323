/**
 * Re-exports only the used names of the slider library, so that the bundle leaves out the rest. The shell provides it
 * to all remotes in a separate chunk (`tools/webpack/apps.mjs`).
 */
export { default as Swiper } from 'swiper';
export { A11y, Keyboard, Zoom } from 'swiper/modules';
