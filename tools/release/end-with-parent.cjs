const { isMainThread } = require('node:worker_threads');

/** The channel to the parent closes when the parent ends, however it ends. */
if (isMainThread) process.once('disconnect', () => process.exit(1));
