/** One point: place and speed in px, speed for each frame. */
interface Point {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** Area, in px², for which one point is drawn, and how many there may be. */
const AREA = 15000;
const MAX_PARTICLES = 70;
/** Distance in px below which two points are joined by a line. */
const REACH = 130;
const SPEED = 0.45;

/** Points joined to their neighbors, drawn on a canvas as large as its box. */
export class ParticleField {
  private readonly context: CanvasRenderingContext2D | null;
  private points: Point[] = [];
  private width = 0;
  private height = 0;
  private colour = '';

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d');
    this.readColour();
  }

  /** Takes the page's accent color; call it when the color mode changes. */
  readColour(): void {
    this.colour = getComputedStyle(this.canvas).getPropertyValue('--accent').trim();
  }

  /** Takes the size of the canvas's box and spreads points over it; keeps them when it is the same. */
  fit(): void {
    const {clientWidth: width, clientHeight: height} = this.canvas;
    if (width === this.width && height === this.height) return;
    [this.width, this.height] = [width, height];
    const density = Math.min(2, window.devicePixelRatio || 1);
    this.canvas.width = Math.round(width * density);
    this.canvas.height = Math.round(height * density);
    this.context?.setTransform(density, 0, 0, density, 0, 0);
    const count = Math.min(MAX_PARTICLES, Math.round((width * height) / AREA));
    this.points = Array.from({length: count}, () => {
      const direction = Math.random() * 2 * Math.PI;
      return {
        x: Math.random() * width,
        y: Math.random() * height,
        dx: Math.cos(direction) * SPEED,
        dy: Math.sin(direction) * SPEED,
      };
    });
  }

  /** Moves every point by its speed times `energy`, 0 to 1, and turns it at the edges. */
  move(energy: number): void {
    for (const point of this.points) {
      point.x += point.dx * energy;
      point.y += point.dy * energy;
      if (point.x < 0 || point.x > this.width) point.dx *= -1;
      if (point.y < 0 || point.y > this.height) point.dy *= -1;
    }
  }

  draw(): void {
    const {context, points} = this;
    if (!context) return;
    context.clearRect(0, 0, this.width, this.height);
    context.strokeStyle = this.colour;
    context.fillStyle = this.colour;
    points.forEach((one, index) => {
      for (const other of points.slice(index + 1)) {
        const distance = Math.hypot(one.x - other.x, one.y - other.y);
        if (distance > REACH) continue;
        context.globalAlpha = 0.16 * (1 - distance / REACH);
        context.beginPath();
        context.moveTo(one.x, one.y);
        context.lineTo(other.x, other.y);
        context.stroke();
      }
      context.globalAlpha = 0.3;
      context.beginPath();
      context.arc(one.x, one.y, 1.6, 0, 2 * Math.PI);
      context.fill();
    });
  }
}
