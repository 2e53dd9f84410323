/** Replaces global style sheets in server builds, which do not use them. */
module.exports = () => '';
