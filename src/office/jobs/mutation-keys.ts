/** The key of the mutations that save a job or a machine. */
export const saveKey = ['save-job'];

/** The key of the mutations that send a text about a job. */
export const jobTextKey = ['job-text'];
