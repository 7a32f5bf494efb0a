module.exports = () => globalThis.stopServices?.();
