/** The pictures that the tour's customer sends. */

/** A photograph, as far as a few strokes go: JPEG, as a phone would send it. */
export function drawPhoto(draw) {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  draw(canvas.getContext('2d'));
  return canvas.toDataURL('image/jpeg', 0.8);
}

function ground(context, sky, earth) {
  context.fillStyle = sky;
  context.fillRect(0, 0, 640, 300);
  context.fillStyle = earth;
  context.fillRect(0, 300, 640, 180);
}

function disc(context, x, y, radius, color) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** A crawler track that has come off its sprocket. */
export function trackPhoto(context) {
  ground(context, '#c9d6dc', '#8a6f4d');
  context.fillStyle = '#e0a41c';
  context.fillRect(150, 120, 330, 130);
  context.fillStyle = '#3b4650';
  context.fillRect(330, 140, 120, 70);
  context.strokeStyle = '#23282c';
  context.lineWidth = 34;
  context.setLineDash([26, 8]);
  context.beginPath();
  context.roundRect(110, 280, 400, 110, 55);
  context.stroke();
  context.setLineDash([]);
  for (const x of [165, 240, 315, 390, 455]) disc(context, x, 335, 30, '#50585f');
  context.fillStyle = '#2a2118';
  context.beginPath();
  context.ellipse(470, 440, 120, 20, 0, 0, 2 * Math.PI);
  context.fill();
}

/** A pressure gauge in the red. */
export function gaugePhoto(context) {
  ground(context, '#39424a', '#2b3238');
  disc(context, 320, 240, 190, '#11161a');
  disc(context, 320, 240, 172, '#f2f0e8');
  const arc = (from, to, color) => {
    context.strokeStyle = color;
    context.lineWidth = 22;
    context.beginPath();
    context.arc(320, 240, 135, from * Math.PI, to * Math.PI);
    context.stroke();
  };
  arc(0.75, 1.6, '#2f7d4f');
  arc(1.6, 2.25, '#c22f1b');
  context.strokeStyle = '#11161a';
  context.lineWidth = 10;
  context.beginPath();
  context.moveTo(320, 240);
  context.lineTo(425, 300);
  context.stroke();
  disc(context, 320, 240, 18, '#11161a');
  context.fillStyle = '#11161a';
  context.font = '700 34px sans-serif';
  context.textAlign = 'center';
  context.fillText('PSI', 320, 350);
}
