import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { type ChartData, wrapLabel } from './chart-data.ts';

// Tree-shaken: only what is drawn is registered.
Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** The colors and the typeface a chart is drawn with, as the browser has resolved them. */
export type ChartTheme = { series: string[]; text: string; rule: string; font: string };
export type ChartHandle = { destroy: () => void };

/** Draws bars on a canvas. Nothing moves: a chart is there at once, under every preference. */
export function drawChart(canvas: HTMLCanvasElement, { labels, series, horizontal, stacked, format }: ChartData, ink: ChartTheme): ChartHandle {
  const font = { family: ink.font, size: 13 };
  const names = { stacked, grid: { display: false }, border: { color: ink.rule }, ticks: { color: ink.text, font, autoSkip: false } };
  const amounts = {
    stacked,
    beginAtZero: true,
    grid: { color: ink.rule },
    border: { display: false },
    ticks: { color: ink.text, font, maxTicksLimit: 6, callback: (value: string | number) => format(Number(value)) },
  };
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: labels.map((label) => (horizontal ? wrapLabel(label) : label)),
      datasets: series.map(({ name, values }, index) => ({
        label: name,
        data: values,
        backgroundColor: ink.series[index],
        maxBarThickness: 30,
        categoryPercentage: 0.72,
        barPercentage: 0.9,
      })),
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      indexAxis: horizontal ? 'y' : 'x',
      interaction: { mode: 'index', axis: horizontal ? 'y' : 'x', intersect: false },
      scales: horizontal ? { x: amounts, y: names } : { x: { ...names, ticks: { ...names.ticks, autoSkip: true, maxRotation: 0 } }, y: amounts },
      plugins: {
        tooltip: { animation: false, bodyFont: font, titleFont: font, callbacks: { label: ({ dataset, raw }) => ` ${dataset.label}: ${format(Number(raw))}` } },
      },
    },
  });
}
