export {Zip, ZipDeflate} from "fflate"
