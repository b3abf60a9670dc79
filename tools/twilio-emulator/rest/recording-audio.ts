/** The format of Twilio's recordings: 8000 samples a second, 16 bits, one channel. */
const sampleRate = 8000;
const bytesPerSample = 2;
const headerBytes = 44;

/** A WAV file of that many seconds with a humming tone. */
export function makeVoicemailAudio(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = seconds * sampleRate;
  const file = new Uint8Array(headerBytes + samples * bytesPerSample);
  const view = new DataView(file.buffer);
  file.set(Buffer.from('RIFF'), 0);
  view.setUint32(4, file.length - 8, true);
  file.set(Buffer.from('WAVEfmt '), 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  file.set(Buffer.from('data'), 36);
  view.setUint32(40, samples * bytesPerSample, true);
  for (let index = 0; index < samples; index += 1) {
    const at = index / sampleRate;
    const tone = Math.sin(2 * Math.PI * 150 * at + 60 * Math.sin(at * 2.1)) * Math.abs(Math.sin(at * 9.5));
    view.setInt16(headerBytes + index * bytesPerSample, tone * 4_000, true);
  }
  return file;
}
