/** The paths of the office, which are never listed, prerendered with content or indexed. */
export const officePaths = {
  login: '/auth/login',
  loginAlias: '/dashboard',
  dashboard: '/admin/dashboard',
} as const;
