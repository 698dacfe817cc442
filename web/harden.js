// Runs first, in page and worker. No policy that browsers enforce stops WebRTC,
// which could send a packet to anyone; nothing here needs it.
delete globalThis.RTCPeerConnection;delete globalThis.webkitRTCPeerConnection;delete globalThis.RTCDataChannel;
