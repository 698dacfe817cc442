// Runs first, in page and worker. No policy that browsers enforce stops WebRTC,
// which could send a packet to anyone; nothing here needs it.
for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "RTCDataChannel"]) {
  delete globalThis[name]
}
