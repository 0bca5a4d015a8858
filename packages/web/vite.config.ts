import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssFloors } from './cssFloors.ts'

export default defineConfig({
  plugins: [react()],
  css: { postcss: { plugins: [cssFloors(join(import.meta.dirname, 'src'))] } },
  build: { target: 'es2024' },
  worker: { format: 'es' },
})
