/** Global sheets mean nothing on the server. */
module.exports = () => '';
