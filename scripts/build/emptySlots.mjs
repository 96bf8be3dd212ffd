// Stands for @mui/x-data-grid/material in the browser's build: DataTable.tsx names the slots that a list needs (decision 66).
export default {};
