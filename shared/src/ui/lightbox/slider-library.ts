/**
 * The picture slider: exactly the names in use, so that the rest is left out. The shell provides it to all
 * remotes in a chunk of its own (`tools/webpack/apps.mjs`).
 */
export { default as Swiper } from 'swiper';
export { A11y, Keyboard, Zoom } from 'swiper/modules';
