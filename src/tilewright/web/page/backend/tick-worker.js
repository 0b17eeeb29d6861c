// Ticks for a page: browsers let the timers of a page that is hidden for long sleep for a minute, those of a Worker not.

onmessage = ({ data }) => setInterval(() => postMessage(null), data);
