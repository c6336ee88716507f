/** A lesson or an exercise tells nothing of a story. */
export const NO_PAGES = {
  page: () => Promise.reject(new Error('a lesson has no pages')),
  picture: () => Promise.reject(new Error('a lesson has no pages')),
};
