/** Inline script of development: the gateway restarts after each rebuild, and a page that reconnects reloads. */
let connections = 0;
new EventSource('/__live').onopen = () => {
  if (connections++) location.reload();
};
