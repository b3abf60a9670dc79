/** As Twilio records a telephone: 8000 samples a second, 16 bits, one channel. */
const sampleRate = 8000;
const bytesPerSample = 2;
const headerBytes = 44;

/**
 * A WAV file of so many seconds that sounds a little like somebody humming words: pitch and loudness go
 * up and down. Nobody's voice is in it.
 */
export function voicemailAudio(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = seconds * sampleRate;
  const file = new Uint8Array(headerBytes + samples * bytesPerSample);
  const view = new DataView(file.buffer);
  const text = (offset: number, characters: string) => {
    for (const [index, character] of [...characters].entries()) {
      view.setUint8(offset + index, character.charCodeAt(0));
    }
  };
  text(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  text(36, 'data');
  view.setUint32(40, samples * bytesPerSample, true);
  let phase = 0;
  for (let index = 0; index < samples; index += 1) {
    const at = index / sampleRate;
    const pitch = 150 + 40 * Math.sin(at * 2.1) + 25 * Math.sin(at * 7.3);
    phase += (2 * Math.PI * pitch) / sampleRate;
    const loudness = Math.max(0, Math.sin(at * 9.5)) * 0.25;
    const tone = Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.25 * Math.sin(3 * phase);
    view.setInt16(headerBytes + index * bytesPerSample, tone * loudness * 16_000, true);
  }
  return file;
}
