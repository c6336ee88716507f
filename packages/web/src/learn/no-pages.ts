/** A link without story pages, for lessons and exercises. */
export const NO_PAGES = {
  page: () => Promise.reject(new Error('a lesson has no pages')),
  picture: () => Promise.reject(new Error('a lesson has no pages')),
};
