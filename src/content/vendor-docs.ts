import { site } from '../../site.config.ts';

type DocLink = { href: string; label: string };

/** Links by lowercase vendor, then by name in `<VendorDocs pages>`. */
const docsByVendor: Record<string, Record<string, DocLink>> = {
  nvidia: {
    microservices: { href: 'https://docs.nvidia.com/nim/', label: 'Inference microservices (NIM)' },
    videoSearch: {
      href: 'https://docs.nvidia.com/vss/',
      label: 'Video search and summarization blueprint',
    },
    mixedPrecision: {
      href: 'https://docs.nvidia.com/deeplearning/performance/mixed-precision-training/',
      label: 'Training with mixed precision',
    },
    profiler: {
      href: 'https://docs.nvidia.com/nsight-systems/',
      label: 'Nsight Systems, the timeline profiler',
    },
    compatibility: {
      href: 'https://docs.nvidia.com/deploy/cuda-compatibility/',
      label: 'CUDA compatibility of drivers and toolkits',
    },
    partitioning: {
      href: 'https://docs.nvidia.com/datacenter/tesla/mig-user-guide/',
      label: 'Multi-instance GPU user guide',
    },
    kernels: {
      href: 'https://docs.nvidia.com/cuda/cuda-c-best-practices-guide/',
      label: 'CUDA best practices guide',
    },
  },
};

export const vendorDocNames = Object.values(docsByVendor).flatMap((links) => Object.keys(links));

/** Returns the links for `<VendorDocs pages="profiler, kernels" />`. Skips unknown names. */
export const vendorDocs = (pages: string, vendor = site.gpuVendor): DocLink[] =>
  pages.split(',').flatMap((name) => docsByVendor[vendor.toLowerCase()]?.[name.trim()] ?? []);

export const vendorDocsHeading = `Documentation by ${site.gpuVendor}:`;
