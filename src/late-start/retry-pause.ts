/** The pause before script is asked for again where it could not be fetched. */
export const retryMs = 3000;
