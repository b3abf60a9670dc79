/**
 * The columns of a call, of its place while it loads, and of the heads: eight on a wide window, where each call is one
 * line; two lines below 1280 pixels, and three on a phone.
 */
export const callColumns =
  'grid grid-cols-[1.875rem_minmax(9.25rem,auto)_minmax(0,1fr)_auto_2.75rem] items-center pr-1 pl-4 md:grid-cols-[2.125rem_minmax(0,1fr)_8.25rem_6.5rem_11.75rem_6rem] md:pr-2 xl:grid-cols-[2.125rem_minmax(15.625rem,1fr)_10.125rem_8.25rem_7rem_7rem_11.75rem_6rem]';
