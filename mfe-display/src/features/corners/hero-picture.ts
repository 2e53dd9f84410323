/** Size of a hero picture; its words stand on the free left of the field. */
export const heroSizes = { width: 1280, height: 512, sizes: '(min-width: 1248px) 1200px, 250vw' };
